// The script impartial.search.js, which beside.ts loads.
export { rulesParts } from './rules_parts';
export { searchParts } from './search_parts';
