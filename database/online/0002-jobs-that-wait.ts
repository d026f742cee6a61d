/** The jobs that nobody has taken up, by how long they wait: the duty that closes them looks here. `jobs` is large. */
export const index = {
  name: 'jobs_waiting_since',
  definition: `on jobs ((coalesce(renewed_at, created_at))) where ask_status = 'active' and deleted_at is null`,
};
