/* The noise filter for two half renders of one picture, and the finish: vignette, warmth, saturation, grain.
 *
 * Joint non-local means (Rousselle et al. 2012 and 2013, in small): the weights for one half come from the
 * colours of the other half and from the albedo and the normals of both, so no half follows its own noise.
 *
 * Usage: denoise IN OUT WIDTH HEIGHT WARMTH VIGNETTE GRAIN SEED STRENGTH SATURATION
 * IN holds image, albedo and normal of one half, then of the other; both files are RGBA float32, bottom row
 * first. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 7            /* pixels to each side where a like patch is looked for */
#define PATCH 2             /* pixels to each side that make a patch */
#define FARTHEST 12         /* a distance from which a pixel has no weight */
#define ALBEDO_WIDTH .05f   /* a difference that counts as another surface */
#define NORMAL_WIDTH .16f
#define DARKEST_ALBEDO .04f /* added before dividing by the albedo */

static int width, height;

static float *floats(size_t per_pixel) {
  return calloc(per_pixel * width * height, sizeof(float));
}

static float *read_image(FILE *file) {
  float *image = floats(4);
  if (fread(image, 16, (size_t)width * height, file) != (size_t)width * height) exit(2);
  return image;
}

static inline int clamp(int v, int size) {
  return v < 0 ? 0 : v >= size ? size - 1 : v;
}

static inline size_t pixel_at(int x, int y) {
  return (size_t)clamp(y, height) * width + clamp(x, width);
}

/* The squared difference of two pixels' first three channels. */
static inline float squared_difference(const float *a, const float *b) {
  float sum = 0;
  for (int k = 0; k < 3; k++) {
    float d = a[k] - b[k];
    sum += d * d;
  }
  return sum;
}

/* Replaces each value by the mean of the square about it; scratch is as large as values. */
static void box_blur(float *values, float *scratch, int radius) {
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    float sum = 0;
    float *row = values + (size_t)y * width, *out = scratch + (size_t)y * width;
    for (int x = -radius; x <= radius; x++) sum += row[clamp(x, width)];
    for (int x = 0; x < width; x++) {
      out[x] = sum / (2 * radius + 1);
      sum += row[clamp(x + radius + 1, width)] - row[clamp(x - radius, width)];
    }
  }
  /* columns, sixty-four at a time to stay in the cache */
#pragma omp parallel for
  for (int first = 0; first < width; first += 64) {
    int end = first + 64 < width ? first + 64 : width;
    float sums[64] = {0};
    for (int y = -radius; y <= radius; y++)
      for (int x = first; x < end; x++) sums[x - first] += scratch[(size_t)clamp(y, height) * width + x];
    for (int y = 0; y < height; y++)
      for (int x = first; x < end; x++) {
        values[(size_t)y * width + x] = sums[x - first] / (2 * radius + 1);
        sums[x - first] += scratch[(size_t)clamp(y + radius + 1, height) * width + x]
                           - scratch[(size_t)clamp(y - radius, height) * width + x];
      }
  }
}

static float *mean_of(float *const halves[2]) {
  float *mean = floats(4);
  for (size_t i = 0; i < 4 * (size_t)width * height; i++) mean[i] = (halves[0][i] + halves[1][i]) / 2;
  return mean;
}

/* The difference of the halves, squared, divided and smoothed: how noisy each pixel is. */
static float *noise_of(float *const halves[2], float divisor, int radius, float *scratch) {
  float *noise = floats(1);
  for (size_t p = 0; p < (size_t)width * height; p++)
    noise[p] = squared_difference(halves[0] + 4 * p, halves[1] + 4 * p) / divisor;
  box_blur(noise, scratch, radius);
  return noise;
}

/* Fireflies: a half may not be much brighter than the brightest neighbour in the other half. */
static float *without_fireflies(const float *image, const float *other) {
  float *result = floats(4);
  memcpy(result, image, 16 * (size_t)width * height);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float brightest[3] = {0, 0, 0};
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          const float *neighbour = other + 4 * pixel_at(x + dx, y + dy);
          for (int k = 0; k < 3; k++)
            if (neighbour[k] > brightest[k]) brightest[k] = neighbour[k];
        }
      float *pixel = result + 4 * ((size_t)y * width + x);
      for (int k = 0; k < 3; k++) {
        float ceiling = brightest[k] * 1.5f + .02f;
        if (pixel[k] > ceiling) pixel[k] = ceiling;
      }
    }
  return result;
}

/* The light alone: divided by the albedo, so that the filter does not blur what is printed on a surface. */
static float *divided_by(const float *image, const float *albedo) {
  float *light = floats(4);
  for (size_t i = 0; i < (size_t)width * height; i++)
    for (int k = 0; k < 3; k++) light[4 * i + k] = image[4 * i + k] / (albedo[4 * i + k] + DARKEST_ALBEDO);
  return light;
}

/* Albedo and normals, and how noisy they are: behind glass and in blur their differences mean little. */
struct features {
  float *albedo, *normal, *albedo_noise, *normal_noise;
};

static float feature_distance(const struct features *f, size_t p, size_t q) {
  float albedo = squared_difference(f->albedo + 4 * p, f->albedo + 4 * q);
  float normal = squared_difference(f->normal + 4 * p, f->normal + 4 * q);
  return albedo / (2 * ALBEDO_WIDTH * ALBEDO_WIDTH + 3 * (f->albedo_noise[p] + f->albedo_noise[q]))
         + normal / (2 * NORMAL_WIDTH * NORMAL_WIDTH + 3 * (f->normal_noise[p] + f->normal_noise[q]));
}

/* Adds to one half's sums the pixels that lie (dx, dy) away, weighted by how alike they look in its guide. */
static void add_shifted(int dx, int dy, const float *light, const float *guide, const float *noise,
                        float strength, const float *feature, float *distance, float *scratch, float *sums,
                        float *weights) {
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t p = (size_t)y * width + x, q = pixel_at(x + dx, y + dy);
      float difference = squared_difference(guide + 4 * p, guide + 4 * q);
      float expected = noise[p] + (noise[q] < noise[p] ? noise[q] : noise[p]);
      float tolerance = 1e-6f + .36f * strength * strength * (noise[p] + noise[q]);
      distance[p] = (difference / 3 - expected) / tolerance;
    }
  box_blur(distance, scratch, PATCH);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t p = (size_t)y * width + x, q = pixel_at(x + dx, y + dy);
      float d = distance[p] > 0 ? distance[p] : 0;
      if (feature[p] > d) d = feature[p];
      if (d > FARTHEST) continue;
      float weight = expf(-d);
      weights[p] += weight;
      for (int k = 0; k < 3; k++) sums[3 * p + k] += weight * light[4 * q + k];
    }
}

static void filter(float *const light[2], const struct features *features, float strength, float *sums[2],
                   float *weights[2]) {
  float *distance = floats(1), *feature = floats(1), *scratch = floats(1);
  float *noise = noise_of(light, 6, 3, scratch);
  for (int dy = -WINDOW; dy <= WINDOW; dy++)
    for (int dx = -WINDOW; dx <= WINDOW; dx++) {
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          size_t p = (size_t)y * width + x;
          feature[p] = feature_distance(features, p, pixel_at(x + dx, y + dy));
        }
      for (int half = 0; half < 2; half++)
        add_shifted(dx, dy, light[half], light[1 - half], noise, strength, feature, distance, scratch,
                    sums[half], weights[half]);
    }
}

static unsigned random_state;

static float random_unit(void) {
  random_state = random_state * 1664525u + 1013904223u;
  return (random_state >> 8) / 16777216.0f;
}

struct finish {
  float warmth, vignette, grain, saturation;
};

static float vignette_at(int x, int y, float vignette) {
  float u = (x - width / 2.f) / (width / 2.f), v = (y - height / 2.f) / (width / 2.f), r2 = u * u + v * v;
  return 1 - vignette * r2 * r2 / 2.44f * 1.6f - vignette * .25f * r2;
}

/* Warms and saturates a colour, then adds grain: most of it grey, some in each channel. */
static void finish_pixel(float colour[3], const struct finish *finish, float *out) {
  colour[0] *= 1 + finish->warmth;
  colour[2] *= 1 - finish->warmth;
  float luminance = .3f * colour[0] + .6f * colour[1] + .1f * colour[2];
  for (int k = 0; k < 3; k++) {
    colour[k] = luminance + (colour[k] - luminance) * finish->saturation;
    if (colour[k] < 0) colour[k] = 0;
  }
  float grey = (random_unit() + random_unit() + random_unit() + random_unit() - 2.f) * 1.7f * finish->grain
               * sqrtf(luminance + .004f) * 1.2f;
  for (int k = 0; k < 3; k++) {
    float own = (random_unit() + random_unit() - 1.f) * finish->grain * .6f * sqrtf(luminance + .004f);
    float value = colour[k] + grey + own;
    out[k] = value > 0 ? value : 0;
  }
  out[3] = 1;
}

/* The mean of both filtered halves, lit by the albedo again and finished. */
static float *finished(float *sums[2], float *weights[2], const float *albedo, const struct finish *finish) {
  float *picture = floats(4);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t p = (size_t)y * width + x;
      float shade = vignette_at(x, y, finish->vignette), colour[3];
      for (int k = 0; k < 3; k++) {
        float light = .5f * (sums[0][3 * p + k] / (weights[0][p] + 1e-9f)
                             + sums[1][3 * p + k] / (weights[1][p] + 1e-9f));
        colour[k] = light * (albedo[4 * p + k] + DARKEST_ALBEDO) * shade;
        if (colour[k] < 0) colour[k] = 0;
      }
      finish_pixel(colour, finish, picture + 4 * p);
    }
  return picture;
}

int main(int count, char **words) {
  if (count != 11) return 1;
  width = atoi(words[3]);
  height = atoi(words[4]);
  struct finish finish = {atof(words[5]), atof(words[6]), atof(words[7]), atof(words[10])};
  random_state = atoi(words[8]) * 7919 + 13;
  float strength = atof(words[9]);

  float *image[2], *albedo[2], *normal[2], *clean[2], *light[2], *sums[2], *weights[2];
  FILE *file = fopen(words[1], "rb");
  if (!file) return 2;
  for (int half = 0; half < 2; half++) {
    image[half] = read_image(file);
    albedo[half] = read_image(file);
    normal[half] = read_image(file);
  }
  fclose(file);

  float *scratch = floats(1);
  struct features features = {mean_of(albedo), mean_of(normal), noise_of(albedo, 4, 1, scratch),
                              noise_of(normal, 4, 1, scratch)};
  for (int half = 0; half < 2; half++) {
    /* the second half is held against the first one as already cleaned */
    clean[half] = without_fireflies(image[half], half ? clean[0] : image[1]);
    light[half] = divided_by(clean[half], features.albedo);
    sums[half] = floats(3);
    weights[half] = floats(1);
  }
  filter(light, &features, strength, sums, weights);

  file = fopen(words[2], "wb");
  if (!file) return 2;
  fwrite(finished(sums, weights, features.albedo, &finish), 16, (size_t)width * height, file);
  fclose(file);
  return 0;
}
