package tercio.adapters.http.correction;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.Problem;
import tercio.application.amendment.EvaluatedAmendment;
import tercio.application.game.Branches;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistories;
import tercio.projections.LoadedHistory;

/**
 * Computes the branches of amendments on the pool for heavy requests, and keeps the last few, because their views are requested one by one.
 */
@Component
public class BranchHistories {

    private static final int KEPT = 3;
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** An amendment of a game at a position. Its branch depends on nothing else. */
    private record BranchKey(String game, int number, int position) {}

    /**
     * An amendment with the game as it would be with its branch.
     *
     * @param now the game as it is
     * @param history the game with the branch as far as it holds; the game as it is where there is no branch
     */
    record WithBranch(EvaluatedAmendment amendment, LoadedHistory now, LoadedHistory history) {

        /** The position of the branch in its history. */
        int position() {
            return history.position();
        }
    }

    private final Branches branches;
    private final GameHistories histories;
    private final HeavyRequests heavy;
    private final Cache<BranchKey, WithBranch> kept = Caffeine.newBuilder().maximumSize(KEPT).expireAfterAccess(LONGEST).build();

    BranchHistories(Branches branches, GameHistories histories, HeavyRequests heavy) {
        this.branches = branches;
        this.histories = histories;
        this.heavy = heavy;
    }

    /** The amendment with its branch; throws a problem where there is no such amendment. */
    public WithBranch of(String game, int number) {
        var asked = new BranchKey(game, number, branches.position(game));
        var known = kept.getIfPresent(asked);
        return known != null ? known : heavy.computeAnswer(asked, () -> load(asked))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.amendment").with("number", number)));
    }

    private Optional<WithBranch> load(BranchKey asked) {
        return branches.of(asked.game(), asked.number()).flatMap(amendment -> histories.ofStored(asked.game()).map(now -> load(asked, amendment, now)));
    }

    private WithBranch load(BranchKey asked, EvaluatedAmendment amendment, LoadedHistory now) {
        boolean stands = amendment.branch().isPresent() && now.position() == amendment.position();
        var made = new WithBranch(amendment, now, stands
                ? histories.withMoreEvents(asked.game(), now, amendment.events(now.events().get(now.position() - 1))) : now);
        if (stands && asked.position() == amendment.position()) {
            kept.put(asked, made);
        }
        return made;
    }
}
