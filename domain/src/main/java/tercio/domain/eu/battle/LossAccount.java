package tercio.domain.eu.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** The die of a stack of 7 LD, and the telling of how losses are corrected (EU-BATTLE-SMALL, EU-BATTLE-SIZE). */
final class LossAccount {

    private final BattleParameters parameters;
    private final Losses losses;

    LossAccount(BattleParameters parameters, Losses losses) {
        this.parameters = parameters;
        this.losses = losses;
    }

    /** One die for the whole battle, thrown when a check first needs it. */
    Stage<Fray> smallStack(Side side, boolean onlyWhileItGoesOn) {
        var name = DieName.d10(side.word(), "smallStack");
        boolean needed = losses.needsOddDie(side);
        return new Stage.Throw<>("stack of 7 LD",
                fray -> needed && fray.ranks(side).smallStack() == Parity.NOT_THROWN && (fray.goesOn() || !onlyWhileItGoesOn),
                fray -> name,
                (fray, die, account) -> {
                    account.tell(() -> Step.of("stack of 7 LD", "EU-BATTLE-SMALL-7").side(side.word()).die(die)
                            .result(die % 2 == 1 ? "odd: " + written(1) + " off what it inflicts" : "even: nothing off"));
                    return fray.with(side, ranks -> ranks.smallStack(Parity.of(die)));
                });
    }

    /** What both sides suffer, once the pursuit is over. */
    Stage<Fray> corrections() {
        return new Stage.Rule<>("loss modifications", (fray, account) -> {
            for (var side : Side.values()) {
                tell(fray, side, account);
            }
            int phasing = losses.afterSize(fray, Side.NON_PHASING);
            int nonPhasing = losses.afterSize(fray, Side.PHASING);
            return fray.with(Side.PHASING, ranks -> ranks.suffering(phasing))
                    .with(Side.NON_PHASING, ranks -> ranks.suffering(nonPhasing));
        });
    }

    /**
     * Without a score sheet, forgets how the losses of the side came about, so that battles that come to the same merge.
     *
     * @param retreated whether its retreat is over, so that nothing is added to its losses any more
     */
    Stage<Fray> forgetting(Side side, boolean retreated) {
        return new Stage.Rule<>("forget what no longer matters", (fray, account) ->
                fray.sheet().kept() ? fray : forgotten(fray, side, retreated));
    }

    private Fray forgotten(Fray fray, Side side, boolean retreated) {
        int morale = parameters.routed(fray, side) ? parameters.combatant(side).morale() : 0;
        int enough = losses.enoughToLoseAll(side);
        int suffered = retreated || fray.winner().is(side)
                ? losses.nothingRemains(fray, side) ? enough : losses.total(fray, side)
                : Math.min(fray.ranks(side).suffered(), enough);
        var until = retreated || morale > 0 || fray.winner().is(side) ? DrawnLeaders.Until.CASUALTY : DrawnLeaders.Until.RETREAT;
        var ranks = fray.ranks(side);
        return fray.with(side, ranks.forgetting(morale, suffered)
                .replacement(parameters.drawnLeaders().least(side, until, ranks.replacement())));
    }

    private void tell(Fray fray, Side side, Account account) {
        account.tell(() -> {
            var step = Step.of("loss modifications: small stack and cap", "EU-BATTLE-SMALL").side(side.word())
                    .cell("loss-small-stacks", written(parameters.tables().smallLandStacks().line(losses.fightsAs(side))), "losses")
                    .result(written(fray.ranks(side).inflictedSum()) + " inflicted, small stack "
                            + taken(losses.smallStackModifier(fray.ranks(side), side)) + ": "
                            + written(losses.afterSmallStack(fray, side)));
            return losses.capOpen(fray.ranks(side), side) ? step.reading(EditionReadings.FAST_CAP.id()) : step;
        });
        account.tell(() -> Step.of("loss modifications: size", "EU-BATTLE-SIZE").side(side.word())
                .cell("loss-by-size", parameters.combatant(side).sizeDifferential(),
                        parameters.tables().lossBySize().column(losses.afterSmallStack(fray, side)))
                .result(written(losses.afterSize(fray, side))));
    }

    private String written(int number) {
        return parameters.tables().unit().written(number);
    }

    private String taken(int off) {
        return off == 0 ? "0" : "-" + written(-off);
    }

    /** Tells what both sides lose in the end. */
    Stage<Fray> totals() {
        return new Stage.Rule<>("losses", (fray, account) -> {
            for (var side : Side.values()) {
                account.tell(() -> Step.of("losses", "EU-BATTLE-LOSS").side(side.word())
                        .result(written(losses.total(fray, side)) + " of "
                                + written(parameters.combatant(side).size()) + " LD"));
            }
            return fray;
        });
    }
}
