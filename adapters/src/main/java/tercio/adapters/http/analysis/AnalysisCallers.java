package tercio.adapters.http.analysis;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.ArchiveDamaged;
import tercio.adapters.archive.ArchiveStatus;
import tercio.adapters.archive.ArchiveUnreadable;
import tercio.adapters.archive.CourseWeights;
import tercio.adapters.archive.GameCourse;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.GameDirectory;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;

/** The games about which a caller of the archive is answered, and what all its answers have in common. */
@Component
class AnalysisCallers {

    /** The rule of counting, for the descriptions of calls. */
    static final String COUNTED = " A die, a battle, a decision counts once, however many forks and imports of its game there are; what was undone or"
            + " replaced counts for nothing. Games that the caller may not see are not counted, and a game with secrets adds its public part until it is over.";

    private final Archive archive;
    private final ArchiveConfiguration.Feeder feeder;
    private final GameDirectory directory;
    private final GameBackend backend;
    private final OperatorToken operator;
    private final HeavyRequests heavy;

    AnalysisCallers(Archive archive, ArchiveConfiguration.Feeder feeder, GameDirectory directory, GameBackend backend, OperatorToken operator,
            HeavyRequests heavy) {
        this.archive = archive;
        this.feeder = feeder;
        this.directory = directory;
        this.backend = backend;
        this.operator = operator;
        this.heavy = heavy;
    }

    /** All that an answer depends on, for as long as it is worked out. */
    private record Asked(String caller, String question, Object about) {}

    /** An answer of the archive about the games that a caller may see. */
    @FunctionalInterface
    interface Answering<T> {
        T answer(List<String> visible);
    }

    /**
     * Answers on the pool for heavy work; equal questions at the same time get the same answer. Events newer than the archive are folded first.
     *
     * @param about all that the answer depends on beside the caller
     */
    <T> T answer(String authorization, String question, Object about, Answering<T> answering) {
        return refusing(() -> heavy.computeAnswer(new Asked(caller(authorization), question, about), () -> fed(authorization, answering)));
    }

    /** The same for an answer of which nobody else gets a part. */
    <T> T ownAnswer(String authorization, String question, Answering<T> answering) {
        return refusing(() -> heavy.computeOnGames(new Asked(caller(authorization), question, new Object()), () -> fed(authorization, answering)));
    }

    private <T> T fed(String authorization, Answering<T> answering) {
        try {
            feed();
            return answering.answer(visible(authorization));
        } catch (ArchiveDamaged damaged) {
            // It is made anew, as after a start without its file.
            feed();
            return answering.answer(visible(authorization));
        }
    }

    /** The course of a game as a caller sees its boards. The archive is not opened for it. */
    GameCourse course(String game, GameHistory history, int at) {
        return heavy.computeAnswer(new Asked("", "course", List.of(game, history.viewer(), at)), () -> archive.course(history, at));
    }

    /** Luck and decisions in one game for a caller who may see it. Of all that is newer than the archive only this game is folded first. */
    CourseWeights weighCourse(String game, int at) {
        feeder.follow();
        return refusing(() -> heavy.computeAnswer(new Asked("", "weights", List.of(game, at, backend.eventLog().newest(game))), () -> {
            try {
                return archive.weighCourse(game, at);
            } catch (ArchiveDamaged damaged) {
                // It is made anew, as after a start without its file.
                return archive.weighCourse(game, at);
            }
        }));
    }

    /** The progress of the archive. Nothing is folded for it. */
    ArchiveStatus status(String authorization) {
        feeder.follow();
        return refusing(() -> heavy.computeAnswer(new Asked(caller(authorization), "status", ""), () -> archive.status(visible(authorization))));
    }

    boolean isOperator(String authorization) {
        return operator.isSentIn(authorization);
    }

    /** Folds what is newer than the archive, for as long as a caller waits. */
    private void feed() {
        feeder.follow();
        archive.feed(TimeLimits.elapsedAfter(TimeLimits.OF_ALL_GAMES));
    }

    /** The key of a caller: callers with the same one are given the same answers. */
    private String caller(String authorization) {
        return operator.isSentIn(authorization) ? "operator" : GameAccess.tokenHash(authorization);
    }

    /** The games that the caller may see. */
    List<String> visible(String authorization) {
        if (operator.isSentIn(authorization)) {
            return backend.directory().all();
        }
        return directory.visible(GameAccess.tokenHash(authorization));
    }

    /** Answers by the archive: what it refuses is malformed; where it fails, somebody may ask again. */
    static <T> T refusing(Supplier<T> answering) {
        try {
            return answering.get();
        } catch (RefusedQuery refused) {
            throw Problem.malformed("/" + (refused.parameter().isEmpty() ? "sql" : refused.parameter()), refused.reason());
        } catch (ArchiveUnreadable unreadable) {
            throw unavailable(unreadable);
        } catch (ArchiveDamaged damaged) {
            throw unavailable(damaged);
        }
    }

    private static Problem unavailable(RuntimeException fault) {
        return Problem.storageUnavailable(Sentence.of("kernel.problem.archive").with("fault", new Text(String.valueOf(fault.getMessage()))));
    }

    /** The games in which the caller has a seat. */
    List<String> own(String authorization) {
        return operator.isSentIn(authorization) ? List.of() : directory.own(GameAccess.tokenHash(authorization));
    }

    static void put(Map<String, List<String>> values, String name, String given) {
        if (given != null) {
            values.put(name, List.of(given));
        }
    }
}
