/** What the screen of the own account says. Fetched with it. */
export const accountMessages = {
  sameProfile: "Nothing to save: this is your profile already.",
  missingCurrentPassword: "Please enter your current password.",
  missingNewPassword: "Please enter a new password.",
  wrongPassword: "The current password is not right. Your password was not changed.",
  passwordNotHashed: "The password could not be hashed. Your password was not changed.",
  samePassword: "This is your current password. Your password was not changed.",
  commonPassword: "This password is among the first that anyone would try. Your password was not changed.",
  demoPassword: "The password of a demo account stays as the sign-in page shows it.",
  demoDeletion:
    "This is a demo account. The sign-in page offers it to everyone, so it cannot be deleted. Nothing was deleted.",
  lastAdministrator:
    "This is the only administrator of this browser. Without it nobody could repair or back up what is stored here. Nothing was deleted.",
  deletionNotStored:
    "There is no room for a change that takes your requests out of a bulk change. Nothing was deleted.",
  deletionIncomplete:
    "This browser refused to remove all of your data. What is left is shown again when you reload this page or leave the portal.",
} as const;
