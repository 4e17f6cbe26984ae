package tercio.domain.eu.land.siege;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.policy.AssaultPolicies;
import tercio.domain.eu.common.policy.SmallBesieger;
import tercio.domain.eu.common.policy.StormBonus;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.ruling.Modifiers;
import tercio.domain.table.CsvTable;

/** The corrections of the losses that the sides of an assault cause, in the unit of the edition. */
public final class AssaultCorrections {

    /** Parses and checks the printed table. */
    public static final TypedTable<AssaultCorrections> TABLE = new TypedTable<>(tables -> read(tables.table("assault_loss_modifiers"), tables));

    private static final String AT_MOST_SIX = "stack_at_most_6_ld";
    private static final String AT_MOST_FOUR = "stack_at_most_4_ld";
    private static final String NO_ARMY = "no_army_counter";
    private static final String ROUTED = "besieger_routed";
    private static final CountryId TURKEY = new CountryId("turkey");

    private static final int MOST = 99;

    private record Correction(int losses, Period last) {}

    private final EuTables tables;
    private final Map<String, Correction> corrections = new HashMap<>();

    /** The corrections for a small besieger; they never reduce the losses he causes below 0. */
    private final Modifiers<Assault> smallStack;
    /** The bonus for the armies of some countries, applied after the corrections for size. */
    private final Modifiers<Assault> national;

    private AssaultCorrections(EuTables tables) {
        this.tables = tables;
        smallStack = policies().smallBesieger() == SmallBesieger.OWN_LIST ? ownList() : smallStackTable();
        national = Modifiers.<Assault>of("EU-ASSAULT-LOSS-BESIEGER").add(4, "an A+ that storms well", this::stormBonus);
    }

    private Modifiers<Assault> ownList() {
        return Modifiers.<Assault>of("EU-ASSAULT-LOSS-BESIEGER")
                .add(1, "6 LD or less", assault -> hasAtMostSixLd(assault) && followsProse(assault) ? figure(AT_MOST_SIX) : 0)
                .add(2, "4 LD or less", assault -> isAtMost(assault, 4) ? figure(AT_MOST_FOUR) : 0)
                .add(3, "no ARMY counter", assault -> isBelow8Ld(assault) && !assault.besieger().holdsArmy() ? figure(NO_ARMY) : 0);
    }

    /** The whole list applies to besiegers of less than 8 LD. */
    private boolean isBelow8Ld(Assault assault) {
        return size(assault) < tables.smallLandStacks().fullSize();
    }

    private Modifiers<Assault> smallStackTable() {
        return Modifiers.<Assault>of("EU-ASSAULT-LOSS-BESIEGER").add(1, "less than two A+: small stack",
                assault -> hasTwoArmies(assault) ? 0 : tables.smallLandStacks().modifierWithoutDie(sizeForTable(assault)));
    }

    /** The size used to read the table of small stacks, if the edition uses it for a besieger. */
    int sizeForTable(Assault assault) {
        return tables.policies().battle().fightsAs(size(assault), tables.unit());
    }

    private static boolean hasTwoArmies(Assault assault) {
        return assault.besieger().units().armyPlus() > 1;
    }

    private int size(Assault assault) {
        return tables.unit().of(assault.besieger().units());
    }

    /** The cap on the losses caused by a besieger under the table of small stacks: his own size. */
    public int cap(Assault assault) {
        boolean capped = policies().smallBesieger() == SmallBesieger.TABLE_UNLESS_TWO_ARMIES && !hasTwoArmies(assault);
        return capped ? size(assault) : Integer.MAX_VALUE;
    }

    /** Reads {@code assault_loss_modifiers}: {@code side,condition,mod_thirds,period_to}; the other tables must be available. */
    private static AssaultCorrections read(CsvTable table, EuTables tables) {
        var read = new AssaultCorrections(tables);
        for (var row : table.rows()) {
            read.corrections.put(row.text("condition"),
                    new Correction(tables.unit().read(row, "mod", -MOST, MOST), row.choice("period_to", Period.class)));
        }
        return read;
    }

    /** The reduction of the losses caused by a small besieger, as a printed list. */
    public Modifiers<Assault> smallStack() {
        return smallStack;
    }

    /** The national bonus, added to the reduced losses. */
    public Modifiers<Assault> national() {
        return national;
    }

    /** The bonus to the losses caused by the besieged when the besieger is routed. */
    public int besiegerRouted() {
        return figure(ROUTED);
    }

    /** Whether the besieger has at most 6 LD, a size that the worked examples forget to correct. */
    public boolean hasAtMostSixLd(Assault assault) {
        return isAtMost(assault, 6);
    }

    private static boolean isAtMost(Assault assault, int ld) {
        return assault.besieger().units().allLd() < ld || assault.besieger().units().allLd() == ld && assault.besieger().units().lde() == 0;
    }

    private static boolean followsProse(Assault assault) {
        return assault.readings().is(SiegeReadings.ASSAULT_EXAMPLES, "prose");
    }

    private int stormBonus(Assault assault) {
        int most = 0;
        for (var contingent : assault.besieger().byCountry()) {
            most = Math.max(most, stormBonus(assault, contingent));
        }
        return most;
    }

    /** The bonus for the A+ of one country; a side has the bonus of one country only. */
    private int stormBonus(Assault assault, Contingent besieger) {
        var bonus = corrections.get("army_plus_of_" + besieger.country());
        boolean applies = bonus != null && besieger.units().armyPlus() > 0 && assault.period().compareTo(bonus.last()) <= 0
                && (!needsJanissaries(besieger) || isJanissaries(besieger));
        return applies ? bonus.losses() * policies().stormBonus().times(armiesPlus(assault, besieger)) : 0;
    }

    /** The A+ of the country; Turkey has several contingents where kinds of troops are distinguished. */
    private static int armiesPlus(Assault assault, Contingent besieger) {
        return assault.besieger().byCountry().stream().filter(each -> each.country().equals(besieger.country()))
                .mapToInt(each -> each.units().armyPlus()).sum();
    }

    private boolean needsJanissaries(Contingent besieger) {
        return besieger.country().equals(TURKEY) && policies().stormBonus() == StormBonus.ONCE;
    }

    private AssaultPolicies policies() {
        return tables.policies().assault();
    }

    /** Timar do not storm, nor do the armies after reform M-1a. */
    private static boolean isJanissaries(Contingent turkey) {
        return !turkey.units().timar() && !turkey.hasReformedSize();
    }

    private int figure(String condition) {
        var correction = corrections.get(condition);
        if (correction == null) {
            throw new IllegalArgumentException("assault_loss_modifiers.csv has no " + condition);
        }
        return correction.losses();
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static AssaultCorrections from(EuTables tables) {
        return tables.get(TABLE);
    }
}
