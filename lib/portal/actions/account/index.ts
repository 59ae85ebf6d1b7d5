import type { PortalContext } from "../../context";
import type { PasswordForm, ProfileForm } from "./forms";
import { deleteAccount, deletionProblem, exportOwnData } from "./deletion";
import { changePassword, passwordProblem } from "./password";
import { saveProfile, undoProfile, type EditedProfile } from "./profile";

export type AccountActions = ReturnType<typeof createAccountActions>;

/** What the signed-in user can do with the own account. */
export function createAccountActions(context: PortalContext) {
  return {
    saveProfile: (form: ProfileForm) => saveProfile(context, form),
    undoProfile: (edited: EditedProfile) => undoProfile(context, edited),
    passwordProblem: () => passwordProblem(context),
    changePassword: (form: PasswordForm) => changePassword(context, form),
    exportOwnData: () => exportOwnData(context),
    deletionProblem: () => deletionProblem(context),
    deleteAccount: () => deleteAccount(context),
  };
}
