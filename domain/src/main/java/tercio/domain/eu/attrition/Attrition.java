package tercio.domain.eu.attrition;

import java.util.ArrayList;
import tercio.domain.dice.DieName;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/**
 * A roll for attrition. In Europe it takes whole LD and may bring a P, of which the controller of the stack may choose;
 * elsewhere and at sea it takes a percentage.
 */
public final class Attrition {

    /** The choice that a P leaves to newer technologies. */
    public static final String PILLAGE_CHOICE = "lose an LD or pillage";

    /** What the controller answers to a P. */
    public enum OnPillage {
        LOSE("lose"), PILLAGE("pillage");

        private final String word;

        OnPillage(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * Who rolls.
     *
     * @param theatre the rest of the world where any land province of the move lies there
     * @param thirds size of the stack in thirds, Pashas with their LD; warships at sea
     * @param technology the worst of a land stack; read only where a P is
     */
    public record Stack(Hardship hardship, Theatre theatre, int thirds, LandTechnology technology) {

        /** Whether whole LD are lost, as on land in Europe. */
        public boolean european() {
            return theatre == Theatre.EUROPE && !(hardship instanceof Hardship.Voyage);
        }
    }

    /**
     * What the stack suffers.
     *
     * @param die 0 before it is thrown
     * @param lossLd in Europe, never more than the stack has
     * @param p a P came up
     * @param answer to the P, {@code null} where none is given
     * @param pillage a pillage- is placed
     * @param foraging the stack forages in its next battle of this impulse
     * @param percent lost outside Europe and at sea
     * @param wastage what is left then; {@code null} in Europe
     */
    public record Toll(int die, int modifier, int lossLd, boolean p, OnPillage answer, boolean pillage, boolean foraging,
            int percent, Wastage wastage) {

        public int modified() {
            return die + modifier;
        }

        /** The state with the answer to a P, before or when it is asked for. */
        public Toll answered(OnPillage choice) {
            return new Toll(die, modifier, lossLd, p, choice, pillage, foraging, percent, wastage);
        }

        private Toll with(Wastage left) {
            return new Toll(die, modifier, lossLd, p, answer, pillage, foraging, percent, left);
        }
    }

    private final Stack stack;
    private final AttritionTables tables;

    private Attrition(Stack stack, AttritionTables tables) {
        this.stack = stack;
        this.tables = tables;
    }

    public static Toll start() {
        return new Toll(0, 0, 0, false, null, false, false, 0, null);
    }

    /** Dice {@code attrition}, and {@code remainder} for each star. Waits for the answer to a P that leaves a choice. */
    public static Procedure<Toll> of(Stack stack, EuTables tables) {
        return new Attrition(stack, tables.attrition()).stages();
    }

    private Procedure<Toll> stages() {
        var stages = new ArrayList<Stage<Toll>>();
        stages.add(new Stage.Throw<>("attrition", toll -> toll.die() == 0, toll -> DieName.d10("attrition"),
                stack.european() ? this::inEurope : this::elsewhere));
        if (stack.european()) {
            stages.add(new Stage.Choice<>(PILLAGE_CHOICE, toll -> toll.p() && leavesChoice() && toll.answer() == null));
            stages.add(new Stage.Rule<>("pillage", (toll, account) -> toll.p() ? pillaged(toll, account) : toll));
        } else {
            stages.addAll(Wastage.stars(AttritionTables.mostStars(stack.thirds()), Toll::wastage, Toll::with));
        }
        return Procedure.of(stages);
    }

    private boolean besieged() {
        return stack.hardship() instanceof Hardship.Besieged;
    }

    private boolean leavesChoice() {
        return !besieged() && tables.pillageRule(stack.technology()).choice();
    }

    private Toll inEurope(Toll before, int die, Account account) {
        var tally = stack.hardship().modifiers(tables);
        int size = stack.thirds() / Thirds.LD;
        var cell = tables.europe(size, tally.on(die));
        account.tell(() -> Step.of(stack.hardship().spoken(), stack.hardship().rule()).die(die).tally(tally)
                .cell("attrition-europe", tables.line(tally.on(die)), size + " LD").result(cell.ld() + (cell.pillage() ? "P" : "")));
        return new Toll(die, tally.total(), Math.min(size, cell.ld()), cell.pillage(), before.answer(), false, false, 0, null);
    }

    private Toll elsewhere(Toll before, int die, Account account) {
        var tally = stack.hardship().modifiers(tables);
        int percent = tables.percent(tally.on(die));
        account.tell(() -> {
            var step = Step.of(stack.hardship().spoken(), stack.hardship().rule()).die(die).tally(tally)
                    .cell("attrition-percent", tables.line(tally.on(die)), "percent").result(percent + "%");
            for (var reading : stack.hardship().readingsThatMatter()) {
                step = step.reading(reading.id());
            }
            return step;
        });
        return new Toll(die, tally.total(), 0, false, before.answer(), false, false, percent,
                Wastage.of(stack.thirds(), percent, 0, tables, account));
    }

    /** The besieged cannot pillage and lose an LD; old technologies do both, newer ones choose. */
    private Toll pillaged(Toll toll, Account account) {
        boolean loses = besieged() || !leavesChoice() || toll.answer() == OnPillage.LOSE;
        boolean pillages = !besieged() && (!leavesChoice() || toll.answer() == OnPillage.PILLAGE);
        boolean forages = pillages && stack.hardship() instanceof Hardship.March && tables.pillageRule(stack.technology()).foraging();
        int loss = Math.min(stack.thirds() / Thirds.LD, toll.lossLd() + (loses ? 1 : 0));
        account.tell(() -> Step.of("pillage", "EU-ATTR-PILLAGE").result((loses ? "one LD more is lost" : "no further loss")
                + (pillages ? ", pillage-" : "") + (forages ? ", foraging" : "")));
        return new Toll(toll.die(), toll.modifier(), loss, true, toll.answer(), pillages, forages, 0, null);
    }
}
