/**
 * Follows where a page is scrolled until it is replaced. Call the result after the replacement: the router starts a new
 * page at the top, unless it knows a position of its own.
 */
export function keepScroll(): () => void {
  let { scrollY } = window;
  const follow = () => {
    scrollY = window.scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    if (scrollY > 0 && window.scrollY === 0 && !window.location.hash) window.scrollTo(0, scrollY);
  };
}
