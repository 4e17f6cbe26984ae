package tercio.skirmish.rules;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Procedure;
import tercio.skirmish.rules.SkirmishCommand.Commit;
import tercio.skirmish.rules.SkirmishCommand.March;
import tercio.skirmish.rules.SkirmishEvent.ClashJoined;
import tercio.skirmish.rules.SkirmishEvent.Clashed;

/** The exact odds of a clash, from the procedure that fights it. */
final class SkirmishOdds {

    static final String ATTACKERS_LOST = "attacker/losses";
    static final String DEFENDERS_LOST = "defender/losses";
    static final String TAKEN = "taken";

    private SkirmishOdds() {}

    static Procedure<ClashRound> procedure(SkirmishState state) {
        return new ClashProcedure(ClashTable.PRINTED, state.readings()).stages();
    }

    /** A clash on a board, before its dice. */
    static ClashRound start(SkirmishState state, SkirmishPhase.Clash clash, int committed) {
        int climb = HillMap.PRINTED.zone(new SpaceId(clash.to())).orElseThrow().height() - HillMap.PRINTED.zone(new SpaceId(clash.from())).orElseThrow().height();
        boolean stream = HillMap.PRINTED.between(new SpaceId(clash.from()), new SpaceId(clash.to())).orElseThrow().kind() == HillPath.STREAM;
        return ClashProcedure.start(new Melee(clash.men(), state.men(clash.defender(), clash.to()), committed,
                order(state, clash.attacker()), order(state, clash.defender()), climb, stream));
    }

    private static CaptainOrder order(SkirmishState state, String captain) {
        return state.captain(captain).flatMap(Captain::order).orElseThrow();
    }

    /** The odds of a command that leads to a clash; who is attacked is assumed to commit nobody until he says otherwise. */
    static Optional<Forecast> of(SkirmishState state, SkirmishCommand command) {
        return switch (command) {
            case Commit commit when state.phase() instanceof SkirmishPhase.Clash clash && clash.defender().equals(commit.captain()) ->
                    Optional.of(forecast(state, clash, commit.men()));
            case March march when new SkirmishPlay(state).decide(march, Dice.NONE)
                    instanceof Verdict.Accepted<SkirmishEvent> accepted
                    && accepted.events().getFirst().event() instanceof ClashJoined joined -> {
                var clash = SkirmishEvolution.of(state, joined);
                yield Optional.of(forecast(clash, (SkirmishPhase.Clash) clash.phase(), 0));
            }
            default -> Optional.empty();
        };
    }

    private static Forecast forecast(SkirmishState state, SkirmishPhase.Clash clash, int committed) {
        var ends = procedure(state).distribution(start(state, clash, committed));
        return figures(clash.attacker(), clash.defender(), ends.map(ClashRound::attackersLost), ends.map(ClashRound::defendersLost),
                ends.map(ClashRound::taken));
    }

    private static Forecast figures(String attacker, String defender, Distribution<Integer> attackers, Distribution<Integer> defenders,
            Distribution<Boolean> taken) {
        return Forecast.EMPTY.with(ATTACKERS_LOST, attackers).with(DEFENDERS_LOST, defenders).with(TAKEN, taken)
                .withParty(ClashProcedure.ATTACKER, attacker).withParty(ClashProcedure.DEFENDER, defender);
    }

    /** The odds of a clash that an event joined, beside what came of it. */
    static Optional<ForecastComparison> appraise(SkirmishState before, List<SkirmishEvent> events) {
        if (!(events.getFirst() instanceof ClashJoined joined)) {
            return Optional.empty();
        }
        var state = SkirmishEvolution.of(before, joined);
        var fought = events.size() > 1 && events.get(1) instanceof Clashed clashed ? Optional.of(clashed) : Optional.<Clashed>empty();
        return Optional.of(new ForecastComparison(
                forecast(state, (SkirmishPhase.Clash) state.phase(), fought.map(Clashed::committed).orElse(0)),
                fought.map(clashed -> figures(clashed.attacker(), clashed.defender(), Distribution.certain(clashed.attackersLost()),
                        Distribution.certain(clashed.defendersLost()), Distribution.certain(clashed.taken()))),
                List.of(ATTACKERS_LOST, DEFENDERS_LOST)));
    }
}
