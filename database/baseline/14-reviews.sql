-- What customers say of finished work.

create table reviews (
  id uuid primary key,
  job_id uuid not null unique references jobs (id),
  business_id uuid not null references businesses (id),
  customer_id uuid not null references accounts (id),
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  is_visible boolean not null default true,
  -- Why an admin hid it.
  hidden_reason text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint hidden_is_not_visible check (hidden_reason is null or not is_visible),
  constraint deleted_is_not_visible check (deleted_at is null or not is_visible)
);
create index reviews_business on reviews (business_id, created_at desc, id desc);
create index reviews_rating on reviews (business_id) include (rating) where is_visible;
create index reviews_newest on reviews (created_at desc, id desc) where is_visible;
create index reviews_listed on reviews (created_at desc, id desc) include (is_visible) where deleted_at is null;
create index reviews_hidden on reviews (business_id, created_at desc, id desc)
  where hidden_reason is not null and deleted_at is null;

create function count_reviews(business uuid) returns void language plpgsql as $$
  begin
    -- Of two reviews at once the second waits here, and its count sees the first.
    perform from businesses where id = business for no key update;
    update businesses b
      set reviews_count = r.reviews_count, stars = r.stars, newest_review_at = r.newest
      from (
        select count(*) as reviews_count, coalesce(sum(rating), 0) as stars, max(created_at) as newest
        from reviews where business_id = business and is_visible
      ) r
      where b.id = business and (b.reviews_count, b.stars, b.newest_review_at)
        is distinct from (r.reviews_count, r.stars, r.newest);
  end $$;
create function keep_stars() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then perform count_reviews(new.business_id); end if;
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.business_id <> new.business_id)
      then perform count_reviews(old.business_id); end if;
    return null;
  end $$;
create trigger reviews_counted after insert or delete or update of business_id, rating, is_visible, created_at
  on reviews for each row execute function keep_stars();

-- What a business says publicly to a review: one answer for each.
create table review_answers (
  review_id uuid primary key references reviews (id),
  business_id uuid not null references businesses (id),
  words text not null check (length(words) between 1 and 1000),
  created_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= created_at),
  removed_at timestamptz
);
create index review_answers_of_business on review_answers (business_id, created_at);

-- When a customer is asked for the review of finished work.
create table review_reminders (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  due_at timestamptz not null,
  over_at timestamptz,
  unique (job_id, due_at)
);
create index review_reminders_to_come on review_reminders (due_at) where over_at is null;
create index review_reminders_over on review_reminders (over_at);
