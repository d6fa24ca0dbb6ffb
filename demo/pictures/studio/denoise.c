/* Feature-guided non-local means over two half-buffers, one strip of rows at a time.
   Planes are padded by `radius` on every side (row length width + 2 * radius). The weight of a
   neighbour for one half comes from the other half, so that noise never vouches for itself. */
#include <math.h>
#include <stdlib.h>

typedef struct {
    const float *light_a, *light_b, *lum_a, *lum_b, *variance; /* 3, 3, 1, 1, 1 floats a pixel */
    const float *albedo, *normal, *albedo_var, *normal_var;    /* 3, 3, 1, 1 */
    float *out;                                                /* 3, without padding */
    int width, height, radius;
    float strength;
} Job;

static float apart(const float *p, const float *q) {
    float x = p[0] - q[0], y = p[1] - q[1], z = p[2] - q[2];
    return x * x + y * y + z * z;
}

/* Differences of both halves between each pixel and its neighbour at the offset `shift`. */
static void differences(const Job *job, int from, int to, int shift, float *da, float *db) {
    int pitch = job->width + 2 * job->radius;
    for (int y = from; y < to; y++)
        for (int x = 0; x < job->width; x++) {
            long me = (long)(y + job->radius) * pitch + x + job->radius, at = me + shift;
            long k = (long)(y - from) * job->width + x;
            float v = job->variance[me], w = job->variance[at], c0 = v + fminf(v, w);
            float c1 = 1.0f / (job->strength * job->strength * (v + w) + 1e-7f);
            float a = job->lum_a[at] - job->lum_a[me], b = job->lum_b[at] - job->lum_b[me];
            da[k] = (a * a - c0) * c1;
            db[k] = (b * b - c0) * c1;
        }
}

/* Mean over 3 x 3 pixels of the strip, edges repeated. */
static float box(const float *d, int x, int y, int width, int rows) {
    float sum = 0;
    for (int j = -1; j <= 1; j++) {
        int yy = y + j < 0 ? 0 : y + j >= rows ? rows - 1 : y + j;
        for (int i = -1; i <= 1; i++) {
            int xx = x + i < 0 ? 0 : x + i >= width ? width - 1 : x + i;
            sum += d[(long)yy * width + xx];
        }
    }
    return sum / 9.0f;
}

void denoise_rows(const Job *job, int from, int to) {
    int w = job->width, r = job->radius, pitch = w + 2 * r, rows = to - from;
    float *da = malloc(sizeof(float) * w * rows), *db = malloc(sizeof(float) * w * rows);
    float *sum = calloc((size_t)w * rows * 8, sizeof(float)); /* light a, weight a, light b, weight b */
    for (int dy = -r; dy <= r; dy++)
        for (int dx = -r; dx <= r; dx++) {
            if (dx * dx + dy * dy > r * r + 1) continue;
            int shift = dy * pitch + dx;
            differences(job, from, to, shift, da, db);
            for (int y = 0; y < rows; y++)
                for (int x = 0; x < w; x++) {
                    long me = (long)(y + from + r) * pitch + x + r, at = me + shift;
                    float f = apart(job->albedo + 3 * at, job->albedo + 3 * me) / (2 * (job->albedo_var[at] + job->albedo_var[me]));
                    float g = apart(job->normal + 3 * at, job->normal + 3 * me) / (2 * (job->normal_var[at] + job->normal_var[me]));
                    float feature = fmaxf(f, g);
                    if (feature > 12.0f) continue;
                    float wa = expf(-fmaxf(fmaxf(box(db, x, y, w, rows), feature), 0));
                    float wb = expf(-fmaxf(fmaxf(box(da, x, y, w, rows), feature), 0));
                    float *s = sum + ((long)y * w + x) * 8;
                    for (int c = 0; c < 3; c++) {
                        s[c] += job->light_a[3 * at + c] * wa;
                        s[4 + c] += job->light_b[3 * at + c] * wb;
                    }
                    s[3] += wa;
                    s[7] += wb;
                }
        }
    for (long k = 0; k < (long)w * rows; k++)
        for (int c = 0; c < 3; c++)
            job->out[((long)from * w + k) * 3 + c] = (sum[8 * k + c] / (sum[8 * k + 3] + 1e-9f) + sum[8 * k + 4 + c] / (sum[8 * k + 7] + 1e-9f)) * .5f;
    free(da);
    free(db);
    free(sum);
}
