import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'impartial-games/define';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="language.set('en')">language</button>
    <button (click)="isShown.set(false)">remove</button>
    @if (isShown()) {
      <impartial-board
        class="board"
        game="wythoff"
        position="4 6"
        mode="analyse"
        reveal
        [lang]="language()"
        (impartial-ready)="outcome.set($event.detail.outcome)"
      >
        Two heaps
      </impartial-board>
    }
    <output>{{ outcome() }}</output>
  `,
})
class Page {
  readonly language = signal('zh-Hans');
  readonly outcome = signal('');
  readonly isShown = signal(true);
}

await bootstrapApplication(Page);
