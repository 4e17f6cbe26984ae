package tercio.domain.eu.battle;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.forces.FirstLine;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** Who has the wind, and who uses it to withdraw (EU-SEA-WIND, EU-SEA-WITHDRAW). */
final class WindStages {

    /** The roll of one side for the wind. */
    private record Roll(int manoeuvre, int technology) {}

    private static final Modifiers<Roll> MODIFIERS = Modifiers.<Roll>of("EU-SEA-WIND")
            .add(1, "technology", Roll::technology)
            .add(2, "manoeuvre", Roll::manoeuvre);

    private final NavalParameters parameters;

    WindStages(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /** Galleys against galleys have no wind; against transports the other side has it without a test. */
    List<Stage<Fray>> advantage() {
        var phasing = parameters.fleet(Side.PHASING).firstLine();
        var nonPhasing = parameters.fleet(Side.NON_PHASING).firstLine();
        if (phasing == FirstLine.NTD || nonPhasing == FirstLine.NTD) {
            return phasing == nonPhasing ? List.of() : List.of(given(phasing == FirstLine.NTD ? Side.NON_PHASING : Side.PHASING));
        }
        return phasing == FirstLine.NGD && nonPhasing == FirstLine.NGD
                ? List.of()
                : List.of(roll(Side.PHASING), roll(Side.NON_PHASING));
    }

    private static Stage<Fray> given(Side side) {
        return new Stage.Rule<>("wind", (fray, account) -> {
            account.tell(() -> Step.of("wind advantage", MODIFIERS.rule()).result(side.spoken() + " has it: the enemy has only transports"));
            return fray.sea(fray.sea().wind(Winner.of(side)));
        });
    }

    private Stage<Fray> roll(Side side) {
        var name = DieName.d10(side.word(), "wind");
        return new Stage.Throw<>("wind", fray -> true, fray -> name, (fray, die, account) -> rolled(fray, side, die, account));
    }

    private Fray rolled(Fray fray, Side side, int die, Account account) {
        var fleet = parameters.fleet(side);
        var tally = MODIFIERS.on(new Roll(parameters.leader(fray, side).maneuver(),
                parameters.tables().navalTechnologies().wind(fleet.own(), fleet.enemy())));
        int sum = tally.on(die);
        var after = side == Side.PHASING
                ? fray.sea().firstWind(sum)
                : fray.sea().wind(sum == fray.sea().firstWind() ? Winner.NONE : Winner.of(
                        sum > fray.sea().firstWind() ? Side.NON_PHASING : Side.PHASING));
        account.tell(() -> Step.of("wind advantage", MODIFIERS.rule()).side(side.word()).die(die).tally(tally)
                .result(side == Side.PHASING
                        ? sum
                        : after.wind().side().map(whose -> whose.spoken() + " has it").orElse("nobody has it")));
        return fray.sea(after);
    }

    /** Only the side with the wind may withdraw after fire; it loses, but is not pursued. */
    Stage<Fray> withdrawal(BattleRoll fire) {
        return new Stage.Rule<>("withdrawal with the wind", (fray, account) -> {
            var side = fray.sea().wind().side();
            if (!fray.goesOn() || side.isEmpty() || !parameters.battle().side(side.get()).withdrawal().after(fire)) {
                return fray;
            }
            account.tell(() -> Step.of("withdrawal with the wind", Citation.of("EU-SEA-WITHDRAW")).side(side.get().word())
                    .result("withdraws and is not pursued"));
            return fray.ended(Ended.after(fire), Winner.of(side.get().opponent())).sea(fray.sea().withdrawing());
        });
    }
}
