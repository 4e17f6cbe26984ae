package tercio.domain.eia.orders;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.common.tables.OperationalChit;

/** The occasions for which a sheet may hold an answer, with the replies that each knows. */
public enum Occasion {
    /** The enemy retired into his city, or was driven off, and the city may be besieged (EIA-7.5.1.1.2, EIA-7.5.4). */
    RETIRES("he retires", "besiege", "pass"),
    /** A city stands empty after a combat (EIA-7.5.1.3, EIA-7.4.5.2). */
    EMPTY("a city is empty", "enter", "pass"),
    /** An enemy attacks: who goes into the city (EIA-7.5.1.1). */
    COMES("he comes", "retire", "stay"),
    /** The chit of the defender (EIA-7.5.2.1). */
    ATTACKED("attacked", OperationalChit.ofDefender().stream().map(OperationalChit::title).toArray(String[]::new)),
    /** The chit of the attacker (EIA-7.5.2.1). */
    ATTACKING("attacking", OperationalChit.ofAttacker().stream().map(OperationalChit::title).toArray(String[]::new)),
    /** A trivial combat is proposed (EIA-7.5.3). */
    PROPOSES("he proposes a trivial combat", "agree", "refuse"),
    /** The end of a day (EIA-7.5.2.13). */
    DAY_ENDS("the day ends", "fight", "withdraw"),
    /** The enemy is broken (EIA-7.5.2.10.2). */
    BREAKS("he breaks", "pursue", "stay"),
    /** Own factors are lost (EIA-7.5.2.9.2, EIA-7.4.1.3). */
    LOSSES("factors are lost", "cheap first", "cavalry first"),
    /** An enemy enters the area of an own depot (EIA-7.3.6.2). */
    THREATENED("a depot is threatened", "destroy", "hold"),
    /** An enemy depot is left after a combat, or in a captured port (EIA-7.5.2.14, EIA-7.4.3.4.5). */
    DEPOT_TAKEN("a depot is taken", "destroy", "convert", "leave"),
    /** An ally is attacked where own forces stand (EIA-7.3.8.3). */
    ALLY_ATTACKED("an ally is attacked", "join", "stand aside"),
    /** An ally attacks where own forces stand (EIA-7.3.8.6). */
    ALLY_ATTACKS("an ally attacks", "join", "stand aside"),
    /** Cossacks or freikorps are attacked by themselves (EIA-10.1.2.2). */
    IRREGULARS("cossacks are attacked", "avoid", "fight"),
    /** The walls stand, and a sortie is possible (EIA-7.5.4.1.2.1). */
    SORTIE("a sortie is possible", "sortie", "stay"),
    /** The walls are breached (EIA-7.5.4.1.2.3). */
    BREACHED("the walls are breached", "ask honors", "surrender", "fight"),
    /** The garrison asks for the honors of war (EIA-7.5.4.1.2.3.1). */
    HONOURS("he asks honors", "grant", "refuse"),
    /** An order of the sheet cannot be carried out when its turn comes. */
    FAILS("an order fails", "go on", "stop"),
    /** Any other question. */
    ELSE("anything else", "first answer", "wait");

    private final String words;
    private final List<String> replies;

    Occasion(String words, String... replies) {
        this.words = words;
        this.replies = List.of(replies);
    }

    /** The words after {@code if}. */
    public String words() {
        return words;
    }

    /** The replies that can be written for it. */
    public List<String> replies() {
        return replies;
    }

    /** Whether it may be written for one place. */
    public boolean hasPlace() {
        return this != FAILS && this != ELSE;
    }

    static List<String> allWords() {
        return Stream.of(values()).map(Occasion::words).toList();
    }
}
