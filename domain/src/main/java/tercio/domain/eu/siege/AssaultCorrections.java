package tercio.domain.eu.siege;

import java.util.HashMap;
import java.util.Map;

import tercio.domain.eu.EuReadings;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.round.Period;
import tercio.domain.ruling.Modifiers;
import tercio.domain.table.CsvTable;

/** What is taken off and added to the losses that the sides of an assault cause, in thirds of an LD. */
public final class AssaultCorrections {

    private static final String AT_MOST_SIX = "stack_at_most_6_ld";
    private static final String AT_MOST_FOUR = "stack_at_most_4_ld";
    private static final String NO_ARMY = "no_army_counter";
    private static final String ROUTED = "besieger_routed";
    private static final String TURKEY = "turkey";

    private record Correction(int thirds, Period last) {}

    private final Map<String, Correction> corrections = new HashMap<>();

    /** For a besieger that is small; the sum never brings his losses below nothing. */
    private final Modifiers<Assault> smallStack;
    /** For the armies of some countries, after the sizes. */
    private final Modifiers<Assault> national;

    private AssaultCorrections() {
        smallStack = Modifiers.<Assault>of("EU-ASSAULT-LOSS-BESIEGER")
                .add(1, "6 LD or less", assault -> sixLd(assault) && prose(assault) ? thirds(AT_MOST_SIX) : 0)
                .add(2, "4 LD or less", assault -> atMost(assault, 4) ? thirds(AT_MOST_FOUR) : 0)
                .add(3, "no ARMY counter", assault -> assault.besieger().holdsArmy() ? 0 : thirds(NO_ARMY));
        national = Modifiers.<Assault>of("EU-ASSAULT-LOSS-BESIEGER").add(4, "an A+ that storms well", this::storming);
    }

    /** Reads {@code assault_loss_modifiers}: {@code side,condition,mod_thirds,period_to}. */
    public static AssaultCorrections read(CsvTable table) {
        var read = new AssaultCorrections();
        for (var row : table.rows()) {
            read.corrections.put(row.text("condition"),
                    new Correction(row.integer("mod_thirds"), row.choice("period_to", Period.class)));
        }
        return read;
    }

    /** Thirds off what a small besieger causes, as the printed list. */
    public Modifiers<Assault> smallStack() {
        return smallStack;
    }

    /** Thirds on top of what is left then. */
    public Modifiers<Assault> national() {
        return national;
    }

    /** Thirds on top of what the besieged cause when the besieger is routed. */
    public int besiegerRouted() {
        return thirds(ROUTED);
    }

    /** Whether the besieger is of the size that the worked examples forget to correct. */
    public boolean sixLd(Assault assault) {
        return atMost(assault, 6);
    }

    private static boolean atMost(Assault assault, int ld) {
        return assault.besieger().units().thirds() <= ld * Thirds.LD;
    }

    private static boolean prose(Assault assault) {
        return assault.readings().is(EuReadings.ASSAULT_EXAMPLES, "prose");
    }

    private int storming(Assault assault) {
        var besieger = assault.besieger();
        var bonus = corrections.get("army_plus_of_" + besieger.country());
        boolean applies = bonus != null && besieger.units().armyPlus() > 0 && assault.period().compareTo(bonus.last()) <= 0
                && (!besieger.country().equals(TURKEY) || janissaries(besieger));
        return applies ? bonus.thirds() : 0;
    }

    /** Timar do not storm, nor do the armies of after the reform. */
    private static boolean janissaries(BattleSide turkey) {
        return !turkey.units().timar() && !turkey.reformM2();
    }

    private int thirds(String condition) {
        var correction = corrections.get(condition);
        if (correction == null) {
            throw new IllegalArgumentException("assault_loss_modifiers.csv has no " + condition);
        }
        return correction.thirds();
    }
}
