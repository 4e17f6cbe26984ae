package tercio.projections.eia;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.map.SpaceId;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;
import tercio.projections.sentence.Texts;

/** The events of combats by the printed step of a field combat (EIA-7.5.2): the lines of the battle sheets. */
record CombatRecords() implements EventProjection<EiaState, CombatRecords.Line> {

    /** A line of a battle sheet. */
    sealed interface Line extends ProjectionEntry {
        int position();
    }

    /** A combat began. */
    record Began(int position, SpaceId area, String name, String kind, List<String> attackers, List<String> defenders) implements Line {}

    /**
     * Something happened in it.
     *
     * @param step 1 to 14; 0 before the first one
     * @param text in English
     * @param ruled whether an explanation is behind it
     * @param texts in other languages, by their codes; none in views that were kept before they had them
     */
    record Happened(int position, int step, int day, int round, String text, boolean ruled, Map<String, String> texts) implements Line {
        Happened {
            texts = texts == null ? Map.of() : Map.copyOf(texts);
        }
    }

    /** It was decided. */
    record Decided(int position, String end, String winner) implements Line {}

    /** A power gained or lost political points. */
    record Points(int position, String power, int points) implements Line {}

    /** It is over. */
    record Closed(int position) implements Line {}

    @Override
    public String name() {
        return "combat-records";
    }

    @Override
    public Class<Line> type() {
        return Line.class;
    }

    @Override
    public List<Line> entries(EiaState before, RecordedEvent event) {
        if (!(event.fact() instanceof CombatEvent fact)) {
            return List.of();
        }
        int position = event.position();
        return switch (fact) {
            case CombatEvent.CombatBegan began -> List.of(new Began(position, began.area(), WarMap.PRINTED.name(began.area()), CorpsView.word(began.kind()),
                    words(began.attacker().powers()), words(began.defender().powers())));
            case CombatEvent.CombatDecided decided -> List.of(happenedLine(before, event, decided), new Decided(position, decided.end().toString(),
                    decided.winner().map(CombatSide::word).orElse(null)));
            case CombatEvent.PoliticalPointsChanged changed -> List.of(happenedLine(before, event, changed),
                    new Points(position, changed.power().word(), changed.points()));
            case CombatEvent.CombatClosed closed -> List.of(new Closed(position));
            case CombatEvent.CombatsListed listed -> List.of();
            default -> before.combats().fought().isPresent() && !EiaChapters.quiet(fact) ? List.of(happenedLine(before, event, fact)) : List.of();
        };
    }

    private static List<String> words(List<Power> powers) {
        return powers.stream().map(Power::word).toList();
    }

    private static Happened happenedLine(EiaState before, RecordedEvent event, CombatEvent fact) {
        Optional<LandCombat> combat = before.combats().fought();
        var steps = event.envelope().explanation().steps();
        var sentence = EiaChapters.sentence(before, fact, steps);
        return new Happened(event.position(), stepOf(fact, combat), combat.map(LandCombat::day).orElse(0), combat.map(LandCombat::round).orElse(0),
                Texts.english(sentence), !steps.isEmpty(), Texts.translations(sentence));
    }

    private static int stepOf(CombatEvent fact, Optional<LandCombat> combat) {
        return switch (fact) {
            case CombatEvent.ChitChosen chosen -> 1;
            case CombatEvent.OutflankAnnounced announced -> 2;
            case CombatEvent.ForceDivided divided -> 3;
            case CombatEvent.ChitsRevealed revealed -> 4;
            case CombatEvent.WithdrawalRolled rolled -> 5;
            case CombatEvent.ForcesRevealed revealed -> 6;
            case CombatEvent.RoundDeclared declared -> 7;
            case CombatEvent.OptionLosses losses -> 8;
            case CombatEvent.CombatRoundFought round -> 9;
            case CombatEvent.DepotSettled settled -> 14;
            default -> combat.map(fought -> fought.stage().step()).orElse(0);
        };
    }
}
