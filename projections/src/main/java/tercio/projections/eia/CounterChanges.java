package tercio.projections.eia;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Corps, irregulars and leaders that moved, came or are gone, and the factors of corps that the viewer knows on both boards. */
final class CounterChanges {

    private CounterChanges() {}

    static List<Sentence> between(EiaState before, EiaState after) {
        var said = new ArrayList<Sentence>();
        compare(before.corps(), after.corps(), corps -> CampaignNames.corps(corps.id()), Corps::at, said::add).forEach((was, now) -> {
            var who = CampaignNames.corps(now.id());
            if (was.power() != now.power()) {
                said.add(Sentence.of("eia.changes.moved-by").with("who", who).with("before", CampaignNames.power(was.power())).with("after", CampaignNames.power(now.power())));
            }
            was.factors().flatMap(first -> now.factors().filter(last -> !last.equals(first))
                    .map(last -> Sentence.of("eia.changes.factors").with("who", who).with("how", last.total() < first.total() ? "shrank" : last.total() > first.total() ? "grew" : "changed")
                            .with("before", CampaignNames.factors(first)).with("after", CampaignNames.factors(last))))
                    .ifPresent(said::add);
        });
        compare(before.irregulars(), after.irregulars(), CampaignNames::irregular, Irregular::at, said::add);
        after.leaders().forEach((id, now) -> Optional.ofNullable(before.leaders().get(id)).flatMap(was -> leader(was, now)).ifPresent(said::add));
        return said;
    }

    /**
     * Reports the pieces that moved, appeared or disappeared.
     *
     * @return the pieces of both boards
     */
    private static <P> Map<P, P> compare(Map<UnitId, P> before, Map<UnitId, P> after, Function<P, Argument> title, Function<P, Location> at,
            Consumer<Sentence> say) {
        var both = new LinkedHashMap<P, P>();
        var ids = new TreeSet<>(before.keySet());
        ids.addAll(after.keySet());
        ids.forEach(id -> {
            var was = before.get(id);
            var now = after.get(id);
            if (was == null) {
                say.accept(Sentence.of("eia.changes.come").with("who", title.apply(now)).with("at", ComparedNames.inPlace(at.apply(now))));
            } else if (now == null) {
                say.accept(Sentence.of("eia.changes.gone").with("who", title.apply(was)).with("at", ComparedNames.inPlace(at.apply(was))));
            } else {
                both.put(was, now);
                if (!at.apply(was).equals(at.apply(now))) {
                    say.accept(went(title.apply(now), at.apply(was), at.apply(now)));
                }
            }
        });
        return both;
    }

    private static Keyed went(Argument who, Location from, Location to) {
        return Sentence.of("eia.changes.went").with("who", who).with("from", ComparedNames.place(from)).with("to", ComparedNames.place(to));
    }

    private static Optional<Keyed> leader(LeaderPiece was, LeaderPiece now) {
        if (was.equals(now)) {
            return Optional.empty();
        }
        var who = new Argument.Phrase(Sentence.of("eia.changes.leader").with("leader", CampaignNames.leader(now.id())).with("power", CampaignNames.power(now.power())));
        if (now.prisonerOf().isPresent() && !was.prisonerOf().equals(now.prisonerOf())) {
            return Optional.of(Sentence.of("eia.changes.prisoner").with("who", who).with("by", CampaignNames.power(now.prisonerOf().get())));
        }
        if (now.at().isEmpty()) {
            return Optional.of(Sentence.of("eia.changes.leader-off").with("who", who).with("stood", was.at().isPresent()));
        }
        return Optional.of(was.at().isPresent() ? went(who, was.at().get(), now.at().get())
                : Sentence.of("eia.changes.leader-now").with("who", who).with("at", ComparedNames.inPlace(now.at().get())));
    }
}
