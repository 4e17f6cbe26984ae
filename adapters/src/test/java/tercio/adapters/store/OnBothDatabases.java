package tercio.adapters.store;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.extension.AfterClassTemplateInvocationCallback;
import org.junit.jupiter.api.extension.BeforeClassTemplateInvocationCallback;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Runs all tests of a class twice: with what {@link TestStores} opens on H2, and on PostgreSQL. {@code @BeforeAll} runs for each of both.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ClassTemplate
@ExtendWith(OnBothDatabases.Twice.class)
public @interface OnBothDatabases {

    /** Names the two databases. */
    final class Twice implements ClassTemplateInvocationContextProvider {

        @Override
        public boolean supportsClassTemplate(ExtensionContext context) {
            return true;
        }

        @Override
        public Stream<Run> provideClassTemplateInvocationContexts(ExtensionContext context) {
            return Stream.of(TestStores.Engine.values()).map(Run::new);
        }
    }

    /** One of the two runs. */
    record Run(TestStores.Engine engine) implements ClassTemplateInvocationContext, BeforeClassTemplateInvocationCallback, AfterClassTemplateInvocationCallback {

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
        }

        @Override
        public void afterClassTemplateInvocation(ExtensionContext context) {
            TestStores.end();
        }
    }
}
