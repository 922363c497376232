// Generated from schemas/ by `npm run generate`. Do not edit.
export const validate = validate10;const schema11 = {"description":"Nothing is read.","$id":"value"};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="value" */;validate10.errors = null;return true;}
