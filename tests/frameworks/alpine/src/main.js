import Alpine from 'alpinejs';
import 'impartial-games/define';

Alpine.start();
