// Generated from schemas/ by `npm run generate`. Do not edit.
const check0 = validate10;const schema11 = {"type":"string","$id":"check0"};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="check0" */;let vErrors = null;let errors = 0;if(typeof data !== "string"){return false;}validate10.errors = vErrors;return errors === 0;}
export const answer = { is: check0 };
