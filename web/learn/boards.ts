// Says of a board in sight that it has not come. The rest of the page does not need the script of the boards.

/** How long to wait on a slow connection. */
const slowMs = 15_000;

const tellIfLate = (fence: Element): void => {
  const late = fence.nextElementSibling;
  if (!(late instanceof HTMLElement) || !late.matches('.late')) return;
  late.hidden = false;
  late.querySelector('button')?.addEventListener('click', () => location.reload());
  void customElements.whenDefined('impartial-board').then(() => (late.hidden = true));
};

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    setTimeout(tellIfLate, slowMs, target);
  }
});
for (const fence of document.querySelectorAll('pre.board')) seen.observe(fence);
