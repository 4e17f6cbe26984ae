package tercio.domain.eu.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** The evasion test, on land and at sea (EU-BATTLE-EVASION). */
public final class EvasionProcedure {

    private EvasionProcedure() {}

    /** @param side whose die it is in the names of dice, empty where an evasion stands alone */
    public static Procedure<Evasion> of(String side, EuTables tables) {
        var name = DieName.d10(side, "evasion");
        int needed = tables.constants().value("evasion_success");
        return Procedure.of(new Stage.Throw<>("evasion", evasion -> evasion.attempt() == Evasion.Attempt.OPEN,
                evasion -> name, (evasion, die, account) -> rolled(evasion, die, needed, account)));
    }

    private static Evasion rolled(Evasion evasion, int die, int needed, Account account) {
        var tally = Evasion.MODIFIERS.on(evasion);
        boolean success = tally.on(die) >= needed;
        account.tell(() -> Step.of("evasion", Evasion.MODIFIERS.rule()).side(Side.NON_PHASING.word()).die(die).tally(tally)
                .result((success ? "evades" : "fails to evade") + ": " + needed + " or more"));
        return evasion.rolled(tally.on(die), success);
    }
}
