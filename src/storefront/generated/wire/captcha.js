// Generated from schemas/ by `npm run generate`. Do not edit.
import part0 from 'ajv/dist/runtime/ucs2length.js';
const check0 = validate10;const schema11 = {"type":"string","minLength":1,"$id":"check0"};const func2 = (part0.default ?? part0);function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="check0" */;let vErrors = null;let errors = 0;if(errors === 0){if(typeof data === "string"){if(func2(data) < 1){return false;}}else {return false;}}validate10.errors = vErrors;return errors === 0;}
export const answer = { is: check0 };
