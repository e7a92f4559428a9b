// The Traditional words are made from the Simplified by ../build/traditional_plugin.ts, and only those are written.
declare module '*zh_hant';
