// Generated from schemas/ by `npm run generate`. Do not edit.
const check0 = validate10;const schema11 = {"$id":"check0"};function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="check0" */;validate10.errors = null;return true;}const check1 = validate11;const schema12 = {"$id":"check1"};function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="check1" */;validate11.errors = null;return true;}
export const answers = {
  deleteMessages: { is: check0 },
  readMessage: { is: check1 },
};
