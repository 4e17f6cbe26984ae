package tercio.domain.eu.world.corsair;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.game.WireNamed;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;

/**
 * The attack of a corsair on a stack that carries gold: the corsair has to find it, may be fought off, and then
 * captures ships (EU-CONVOY-ATTACK).
 */
public final class ConvoyAttack {

    private static final Citation RULE = Citation.of("EU-CONVOY-ATTACK");

    /**
     * One attack.
     *
     * @param search the interception by the corsair, with the manoeuvre of its leader, or {@link CorsairHunt#pirateManeuver()}
     * @param defence the stack that is attacked, as if it hunted corsairs; the attacker is no corsair+ any more
     * @param escort the escort in the raid
     * @param ships transports and warships that can be captured
     */
    public record Attack(SeaInterception.Attempt search, CorsairHunt.Hunt defence, Escort escort, int ships) {}

    /**
     * The escort of the convoy.
     *
     * @param warships whether it has warships or galleys
     * @param admiralManeuver of one defending admiral, else 0
     * @param corsairManeuver of the leader of the corsair, else 0
     */
    public record Escort(boolean warships, int fleetMinus, int fleetPlus, int admiralManeuver, int corsairManeuver) {
        boolean hasOnlySingleShips() {
            return warships && fleetMinus + fleetPlus == 0;
        }
    }

    /** The ends of an attack. */
    public enum Ending implements WireNamed {
        UNDECIDED("undecided"), NOT_FOUND("not-found"), FOUND("found"), FOUGHT_OFF("fought-off"), RAID("raid"), RAIDED("raided");

        private final String word;

        Ending(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** The state of an attack. @param captured ships captured */
    public record Result(Ending ending, int captured) {

        /** Whether the corsair has found the stack: it loses its larger side, and has to return to port unless it is a pirate. */
        public boolean foundStack() {
            return ending == Ending.FOUGHT_OFF || ending == Ending.RAIDED;
        }
    }

    private static final Modifiers<Escort> RAID = Modifiers.<Escort>of("EU-CONVOY-RAID")
            .add(1, "warships without a FLEET", Escort::hasOnlySingleShips, +1)
            .add(2, "FLEET-", escort -> 2 * escort.fleetMinus())
            .add(3, "FLEET+", escort -> 4 * escort.fleetPlus())
            .add(4, "manoeuvre of the admiral", Escort::admiralManeuver)
            .add(5, "manoeuvre of the corsair", escort -> -escort.corsairManeuver());

    private ConvoyAttack() {}

    /** The state before the first die. */
    public static Result start() {
        return new Result(Ending.UNDECIDED, 0);
    }

    /** Dice {@code interception}, then if needed {@code corsair} and {@code raid}. */
    public static Procedure<Result> of(Attack attack, EuTables tables) {
        return Procedure.of(List.of(
                new Stage.Throw<Result>("search for the convoy", result -> result.ending() == Ending.UNDECIDED, result -> DieName.d10("interception"),
                        (result, die, recorder) -> afterSearch(attack, die, tables, recorder)),
                new Stage.Throw<Result>("defence of the convoy", result -> result.ending() == Ending.FOUND, result -> DieName.d10("corsair"),
                        (result, die, recorder) -> afterDefence(attack, die, tables, recorder)),
                new Stage.Throw<Result>("raid", result -> result.ending() == Ending.RAID, result -> DieName.d10("raid"),
                        (result, die, recorder) -> afterRaid(attack, die, tables, recorder))));
    }

    private static Result afterSearch(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = SeaInterception.modifiers(attack.search(), tables);
        var found = LandInterception.resultOf(die, tally.on(die), tables.constants());
        recorder.record(() -> Step.of("search for the convoy", RULE).die(die).tally(tally).result(found));
        return new Result(found.isSuccess() ? Ending.FOUND : Ending.NOT_FOUND, 0);
    }

    private static Result afterDefence(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = CorsairHunt.modifiers(attack.defence());
        Success fought = RebelFight.resultOf(die, tally.on(die), tables.constants());
        recorder.record(() -> Step.of("defence of the convoy", RULE).die(die).tally(tally).result(fought));
        return new Result(fought.isSuccess() ? Ending.FOUGHT_OFF : Ending.RAID, 0);
    }

    private static Result afterRaid(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = RAID.on(attack.escort());
        var table = RaidTable.from(tables);
        int captured = Math.min(attack.ships(), table.captureResult(tally.on(die)));
        recorder.record(() -> Step.of("raid", RAID.rule()).die(die).tally(tally)
                .cell("raids", table.row(tally.on(die)), "trade fleet+").result(Sentence.of("eu.corsairs.result-captured").with("ships", captured)));
        return new Result(Ending.RAIDED, captured);
    }
}
