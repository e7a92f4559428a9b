// The script of all pages of Learn.
import './frame';
import './copy';
import './progress';
