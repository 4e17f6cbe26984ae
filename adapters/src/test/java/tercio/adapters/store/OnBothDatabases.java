package tercio.adapters.store;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.AfterClassTemplateInvocationCallback;
import org.junit.jupiter.api.extension.BeforeClassTemplateInvocationCallback;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.ResourceLocksProvider;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/**
 * Runs all tests of a class on both databases, with what {@link TestStores} opens: on H2 in the short tier, on PostgreSQL in the thorough
 * one, which runs on both what only it has. {@code @BeforeAll} runs once for both, so that it opens nothing: {@link Before} and {@link After}
 * stand on static methods that run for each.
 * The class runs beside other classes, its own tests one after another: JUnit lets a template run beside others only where it is told so,
 * and then its tests, too, unless something is locked for it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ClassTemplate
@Tag(Tier.BOTH)
@ExtendWith(OnBothDatabases.Twice.class)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(providers = OnBothDatabases.Itself.class)
public @interface OnBothDatabases {

    /** Whether each tier runs the class on both databases. Of the others the short tier runs H2, and the thorough one PostgreSQL. */
    boolean inEachTier() default false;

    /** A static method that runs before the tests on a database. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Before {}

    /** A static method that runs after them. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface After {}

    /** The lock of a class, which no other asks for. */
    final class Itself implements ResourceLocksProvider {

        @Override
        public Set<Lock> provideForClass(Class<?> testClass) {
            return Set.of(new Lock(testClass.getName()));
        }
    }

    /** Names the two databases. */
    final class Twice implements ClassTemplateInvocationContextProvider {

        @Override
        public boolean supportsClassTemplate(ExtensionContext context) {
            return true;
        }

        @Override
        public Stream<Run> provideClassTemplateInvocationContexts(ExtensionContext context) {
            var test = context.getRequiredTestClass();
            boolean both = test.getAnnotation(OnBothDatabases.class).inEachTier() || Tier.thorough() && hasTestsOfThoroughTierOnly(test);
            var one = Tier.thorough() ? TestStores.Engine.POSTGRES : TestStores.Engine.H2;
            return Stream.of(TestStores.Engine.values()).filter(engine -> both || engine == one).map(Run::new);
        }

        private static boolean hasTestsOfThoroughTierOnly(Class<?> test) {
            return !ReflectionSupport.findMethods(test, method -> AnnotationSupport.isAnnotated(method, Thorough.class), HierarchyTraversalMode.TOP_DOWN).isEmpty();
        }
    }

    /** One of the two runs. */
    record Run(TestStores.Engine engine) implements ClassTemplateInvocationContext, BeforeClassTemplateInvocationCallback, AfterClassTemplateInvocationCallback, ExecutionCondition {

        private static final ConditionEvaluationResult HERE = ConditionEvaluationResult.enabled("This tier runs it.");
        private static final ConditionEvaluationResult IN_THE_SHORT_TIER = ConditionEvaluationResult.disabled("The short tier runs it on this database.");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            boolean again = Tier.thorough() && engine == TestStores.Engine.H2 && context.getTestMethod().filter(method -> !AnnotationSupport.isAnnotated(method, Thorough.class)).isPresent();
            return again && !context.getRequiredTestClass().getAnnotation(OnBothDatabases.class).inEachTier() ? IN_THE_SHORT_TIER : HERE;
        }

        @Override
        public String getDisplayName(int index) {
            return engine.name();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        @Override
        public void beforeClassTemplateInvocation(ExtensionContext context) {
            TestStores.run(engine);
            run(context, Before.class);
        }

        @Override
        public void afterClassTemplateInvocation(ExtensionContext context) {
            run(context, After.class);
            TestStores.end();
        }

        private static void run(ExtensionContext context, Class<? extends Annotation> when) {
            ReflectionSupport.findMethods(context.getRequiredTestClass(), method -> AnnotationSupport.isAnnotated(method, when), HierarchyTraversalMode.TOP_DOWN)
                    .forEach(method -> ReflectionSupport.invokeMethod(method, null));
        }
    }
}
