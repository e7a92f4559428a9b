// The script of all pages of Learn.
import './frame';
import './boards';
import './copy';
import './progress';
import './questions';
import './another';
import './keep';
