package tercio.domain.eu.battle;

import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.EditionReadings;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** Whether a land battle was a Major Battle (EU-BATTLE-MAJOR). */
final class MajorBattle {

    private static final int GREAT_DIFFERENTIAL = 2;

    private final BattleParameters parameters;
    private final Losses losses;

    MajorBattle(BattleParameters parameters, Losses losses) {
        this.parameters = parameters;
        this.losses = losses;
    }

    /** One side won, the loser routed, lost enough more, and outside Europe had a European ARMY counter. */
    boolean fought(Fray fray) {
        return fray.winner().side().filter(winner -> beaten(fray, winner)).isPresent();
    }

    private boolean beaten(Fray fray, Side winner) {
        var loser = winner.opponent();
        int difference = losses.total(fray, loser) - losses.total(fray, winner);
        return (parameters.routed(fray, loser) || !routNeeded()) && difference >= needed(winner) && europeanEnough(loser);
    }

    private boolean routNeeded() {
        return parameters.tables().policies().battle().majorNeedsRout()
                || parameters.readings().is(EditionReadings.RAPID_MAJOR_ROUT, EditionReadings.ON);
    }

    private int needed(Side winner) {
        boolean great = parameters.combatant(winner).sizeDifferential() == GREAT_DIFFERENTIAL;
        boolean stricter = parameters.readings().is(EditionReadings.FAST_MAJOR, "4");
        return parameters.tables().unit().ofOneLd()
                * parameters.tables().constants().value(great || stricter ? "major_battle_land_diff2" : "major_battle_land");
    }

    private boolean europeanEnough(Side loser) {
        var side = parameters.battle().side(loser);
        return parameters.battle().theatre() == Theatre.EUROPE
                || side.units().army() && !parameters.tables().armyClasses().restOfTheWorld(side.country());
    }

    Stage<Fray> told() {
        return new Stage.Rule<>("major battle", (fray, account) -> {
            if (account != Account.SILENT && fought(fray)) {
                account.tell(() -> Step.of("major battle", "EU-BATTLE-MAJOR").result("a Major Battle"));
            }
            return fray;
        });
    }
}
