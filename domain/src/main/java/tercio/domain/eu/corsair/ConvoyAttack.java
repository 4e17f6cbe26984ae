package tercio.domain.eu.corsair;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.interception.LandInterception;
import tercio.domain.eu.interception.SeaInterception;
import tercio.domain.eu.revolt.RebelFight;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.WireNamed;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/**
 * The attack of a corsair on a stack that carries gold: the corsair has to find it, may be fought off, and then
 * captures ships (EU-CONVOY-ATTACK).
 */
public final class ConvoyAttack {

    private static final Citation RULE = Citation.of("EU-CONVOY-ATTACK");

    /**
     * One attack.
     *
     * @param search the interception by the corsair, with {@link Corsair#attackManeuver()}
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
        boolean single() {
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
        public boolean found() {
            return ending == Ending.FOUGHT_OFF || ending == Ending.RAIDED;
        }
    }

    private static final Modifiers<Escort> RAID = Modifiers.<Escort>of("EU-CONVOY-RAID")
            .add(1, "warships without a FLEET", Escort::single, +1)
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
                        (result, die, recorder) -> searched(attack, die, tables, recorder)),
                new Stage.Throw<Result>("defence of the convoy", result -> result.ending() == Ending.FOUND, result -> DieName.d10("corsair"),
                        (result, die, recorder) -> defended(attack, die, tables, recorder)),
                new Stage.Throw<Result>("raid", result -> result.ending() == Ending.RAID, result -> DieName.d10("raid"),
                        (result, die, recorder) -> raided(attack, die, tables, recorder))));
    }

    private static Result searched(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = SeaInterception.modifiers(attack.search(), tables);
        var found = LandInterception.succeeds(die, tally.on(die), tables.constants());
        recorder.tell(() -> Step.of("search for the convoy", RULE).die(die).tally(tally).result(found));
        return new Result(found.succeeded() ? Ending.FOUND : Ending.NOT_FOUND, 0);
    }

    private static Result defended(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = CorsairHunt.modifiers(attack.defence());
        Success fought = RebelFight.succeeds(die, tally.on(die), tables.constants());
        recorder.tell(() -> Step.of("defence of the convoy", RULE).die(die).tally(tally).result(fought));
        return new Result(fought.succeeded() ? Ending.FOUGHT_OFF : Ending.RAID, 0);
    }

    private static Result raided(Attack attack, int die, EuTables tables, StepRecorder recorder) {
        var tally = RAID.on(attack.escort());
        var table = RaidTable.in(tables);
        int captured = Math.min(attack.ships(), table.captured(tally.on(die)));
        recorder.tell(() -> Step.of("raid", RAID.rule()).die(die).tally(tally)
                .cell("raids", table.row(tally.on(die)), "trade fleet+").result(captured + " captured"));
        return new Result(Ending.RAIDED, captured);
    }
}
