package tercio.skirmish.rules;

import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** A clash: a die for each side with its modifiers, then the losses of the printed table. Decides, predicts and explains. */
public final class ClashProcedure {

    public static final String ATTACKER = "attacker";
    public static final String DEFENDER = "defender";
    /** The purpose of both dice. */
    public static final String CLASH = "clash";

    static final String BOTH = "both";
    static final String ATTACKER_ALONE = "attacker";
    static final Reading EQUAL = Reading.between("SK-EQUAL", "SK-CLASH-EQUAL",
            "The table prints a loss for both sides; the example in the text takes none from the defender.", BOTH, ATTACKER_ALONE);

    private static final Modifiers<Melee> ATTACK = Modifiers.<Melee>of("SK-CLASH-ATTACK")
            .add(1, "order to attack", melee -> melee.attack() == CaptainOrder.ATTACK, +1)
            .add(2, "two men to one", melee -> melee.attackers() >= 2 * (melee.defenders() + melee.committed()), +1)
            .add(3, "uphill", melee -> melee.climb() > 0, -1)
            .add(4, "across a stream", Melee::stream, -1);

    private static final Modifiers<Melee> DEFENCE = Modifiers.<Melee>of("SK-CLASH-DEFENCE")
            .add(1, "order to hold, and no feint", melee -> melee.defence() == CaptainOrder.HOLD && melee.attack() != CaptainOrder.FEINT, +1)
            .add(2, "fresh men of the reserve", Melee::committed);

    private final ClashTable table;
    private final Readings readings;

    public ClashProcedure(ClashTable table, Readings readings) {
        this.table = table;
        this.readings = readings;
    }

    /** The stages in the order of the rulebook. */
    public Procedure<ClashRound> stages() {
        return Procedure.of(
                new Stage.Throw<ClashRound>("attack", round -> true, round -> die(ATTACKER), (round, die, recorder) ->
                        round.plus(total(ATTACKER, ATTACK, round.melee(), die, recorder))),
                new Stage.Throw<ClashRound>("defence", round -> true, round -> die(DEFENDER), (round, die, recorder) ->
                        round.plus(-total(DEFENDER, DEFENCE, round.melee(), die, recorder))),
                new Stage.Rule<>("losses", this::losses));
    }

    /** A clash before its dice. */
    public static ClashRound start(Melee melee) {
        return ClashRound.of(melee);
    }

    private static DieName die(String side) {
        return new DieName(Die.D6, side, CLASH, 0);
    }

    private static int total(String side, Modifiers<Melee> list, Melee melee, int die, StepRecorder recorder) {
        AppliedModifiers applied = list.on(melee);
        recorder.record(() -> Step.of(side.equals(ATTACKER) ? "attack" : "defence", list.rule()).side(side).die(die).tally(applied));
        return applied.on(die);
    }

    private ClashRound losses(ClashRound round, StepRecorder recorder) {
        int line = table.line(round.total());
        var printed = table.at(line);
        recorder.record(() -> Step.of("losses", "SK-CLASH-TABLE").side(ATTACKER).cell(ClashTable.NAME, line, ATTACKER).result(printed.attacker()));
        recorder.record(() -> Step.of("losses", "SK-CLASH-TABLE").side(DEFENDER).cell(ClashTable.NAME, line, DEFENDER).result(printed.defender()));
        boolean spared = line == 0 && readings.is(EQUAL, ATTACKER_ALONE);
        if (spared) {
            recorder.record(() -> Step.of("equal totals", "SK-CLASH-EQUAL").side(DEFENDER).result(0).reading(EQUAL.id()));
        }
        return new ClashRound(round.melee(), round.total(),
                atMost(round.melee().attackers(), printed.attacker(), ATTACKER, recorder),
                atMost(round.defenders(), spared ? 0 : printed.defender(), DEFENDER, recorder));
    }

    private static int atMost(int men, int loss, String side, StepRecorder recorder) {
        if (loss > men) {
            recorder.record(() -> Step.of("losses", "SK-CLASH-CAP").side(side).result(men));
        }
        return Math.min(men, loss);
    }
}
