/** The pages of the portal: a module of its own, because their scripts need few other routes. */
export const portalRoutes = {
  auth: () => "/auth",
  dashboard: () => "/dashboard",
  admin: () => "/admin",
} as const;
