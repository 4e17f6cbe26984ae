package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Leaders who were wounded, captured or killed, who returned, or who changed to another stack. */
final class LeaderChanges {

    private LeaderChanges() {}

    static List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        after.leaders().forEach((id, now) -> {
            var was = before.leaders().get(id);
            if (was == null) {
                said.add(Sentence.of("eu.changes.leader-came").with("who", SentenceNames.leaderAndCountry(after, id)));
            } else if (was.fate() != now.fate() || !Objects.equals(was.place(), now.place()) && now.fate() == LeaderStatus.Fate.ALONE) {
                said.add(fate(after, id, now));
            } else {
                stackOf(before, id).flatMap(old -> stackOf(after, id).filter(stack -> !stack.id().equals(old.id()))).ifPresent(stack ->
                        said.add(Sentence.of("eu.changes.leader-joined").with("who", SentenceNames.leaderAndCountry(after, id)).with("where", SentenceNames.place(stack.province()))));
            }
        });
        before.leaders().keySet().stream().filter(id -> !after.leaders().containsKey(id))
                .forEach(id -> said.add(Sentence.of("eu.changes.leader-left").with("who", SentenceNames.leaderAndCountry(before, id))));
        return said;
    }

    private static Keyed fate(EuState board, LeaderId id, LeaderStatus now) {
        var stack = now.fate() == LeaderStatus.Fate.PRESENT ? stackOf(board, id) : Optional.<Stack>empty();
        var word = switch (now.fate()) {
            case PRESENT -> stack.isPresent() ? "present" : "somewhere";
            case UNPLACED -> "unplaced";
            case ALONE -> "alone";
            case WAITING -> "waiting";
            case WOUNDED -> now.returns() == null ? "wounded" : "until";
            case KILLED -> "killed";
            case CAPTURED -> "captured";
        };
        return Sentence.of("eu.changes.leader-fate").with("who", SentenceNames.leaderAndCountry(board, id)).with("fate", word)
                .with("country", stack.map(with -> SentenceNames.country(with.country())).orElse(new Text("")))
                .with("where", stack.map(with -> SentenceNames.place(with.province())).orElseGet(() -> now.place() == null ? new Text("") : SentenceNames.place(now.place())))
                .with("round", new Text(now.returns() == null ? "" : now.returns().label()));
    }

    private static Optional<Stack> stackOf(EuState board, LeaderId leader) {
        return board.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).findFirst();
    }
}
