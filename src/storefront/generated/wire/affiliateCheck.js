// Generated from schemas/ by `npm run generate`. Do not edit.
const check0 = validate10;const schema11 = {"$id":"check0"};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="check0" */;validate10.errors = null;return true;}
export const answer = { is: check0 };
