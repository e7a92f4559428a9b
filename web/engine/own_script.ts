// Where a build of one classic script was loaded from. It is known only while the script runs for the first time, so its entry
// imports this.
export const ownScript =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
