// The address from which a build of one classic script was loaded. It is known only while the script runs for the first
// time, so the entry module imports this file.
export const ownScript =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
