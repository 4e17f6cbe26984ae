package tercio.adapters.computing;

import java.util.Map;

/**
 * The present state and the totals of a pool.
 *
 * @param waiting callers who wait for a result
 * @param queued computations that wait for a worker
 * @param running computations on a worker, cancelled ones that have not ended yet included
 * @param finished computations that ended normally
 * @param cancelled computations that were ended or never begun because nobody waited for them
 * @param refused callers without a result, by reason
 */
public record PoolStatus(
        int waiting, int queued, int running, long finished, long cancelled, Map<ComputeRefused.Reason, Long> refused) {

    /** The number of callers without a result for a reason. */
    public long refusedCount(ComputeRefused.Reason reason) {
        return refused.getOrDefault(reason, 0L);
    }
}
