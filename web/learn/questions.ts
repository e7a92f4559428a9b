// Answers the exercises that ask for a number or a choice: a right answer unfolds the reason, a wrong one shows a hint.
import { remember } from './progress';
import { typed } from './typed';

for (const form of document.querySelectorAll<HTMLFormElement>('form.question[data-quiz]')) {
  const replies = [...form.querySelectorAll<HTMLElement>('[data-answer]')];
  const fields = [...form.querySelectorAll<HTMLButtonElement>('button[value]')];
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { right, quiz = '' } = form.dataset;
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : undefined;
    const answer = button?.value || typed(form);
    const reply =
      replies.find((each) => each.dataset['answer'] === answer) ??
      replies.find((each) => each.dataset['answer'] === '*');
    for (const each of replies) each.hidden = each !== reply;
    for (const each of fields) each.setAttribute('aria-pressed', String(each === button));
    form.classList.toggle('right', answer === right);
    if (answer !== right) return;
    remember(quiz);
    const fold = form.nextElementSibling?.nextElementSibling;
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  });
}
