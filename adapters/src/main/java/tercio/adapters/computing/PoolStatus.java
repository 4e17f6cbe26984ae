package tercio.adapters.computing;

import java.util.Map;

/**
 * What a pool does and has done since it was made.
 *
 * @param waiting callers who wait for a result
 * @param queued computations that wait for a worker
 * @param running computations on a worker, cancelled ones that have not ended yet included
 * @param finished computations that ended by themselves
 * @param cancelled computations that ended, or never began, because nobody waited any more
 * @param refused callers who got no result, by the reason
 */
public record PoolStatus(
        int waiting, int queued, int running, long finished, long cancelled, Map<ComputeRefused.Reason, Long> refused) {

    /** How many callers got no result for a reason. */
    public long refused(ComputeRefused.Reason reason) {
        return refused.getOrDefault(reason, 0L);
    }
}
