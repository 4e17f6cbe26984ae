package tercio.domain.eu.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.forces.Leader;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** What is settled before the first roll: replacement leaders, morale and columns (EU-BATTLE-PARAMETERS). */
final class Opening {

    private final BattleParameters parameters;

    Opening(BattleParameters parameters) {
        this.parameters = parameters;
    }

    /** A side without leader draws one, never modified. */
    Stage<Fray> replacementLeader(Side side) {
        var name = DieName.d10(side.word(), "replacementLeader");
        boolean needed = parameters.battle().side(side).leader().isEmpty();
        return new Stage.Throw<>("replacement leader", fray -> needed, fray -> name, (fray, die, account) -> {
            var drawn = fray.with(side, ranks -> ranks.replacement(die));
            Leader leader = parameters.leader(drawn, side);
            account.tell(() -> Step.of("replacement leader", "EU-BATTLE-REPLACEMENT").side(side.word()).die(die)
                    .cell("replacement-leaders", die, leader.country()).result(leader.values()));
            return drawn;
        });
    }

    Stage<Fray> morale() {
        return new Stage.Rule<>("morale and columns", (fray, account) -> {
            for (var side : Side.values()) {
                tell(side, account);
            }
            return fray;
        });
    }

    private void tell(Side side, Account account) {
        account.tell(() -> {
            var combatant = parameters.combatant(side);
            var fire = combatant.columns().fire().map(column -> column + "/").orElse("");
            return Step.of("morale and columns", "EU-BATTLE-MORALE").side(side.word())
                    .cell("land-technology", combatant.side().technology(),
                            parameters.battle().side(side.opponent()).technology())
                    .result(fire + combatant.columns().shock() + ", morale " + combatant.morale());
        });
    }
}
